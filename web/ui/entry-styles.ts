/**
 * Mantine's files hold one component each, in a cascade layer, so the product's own styles win in any order. A screen
 * that uses another Mantine component imports its `.layer.css` itself.
 */
import './layers.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './fonts.css';
import './base.css';
import './controls.css';
