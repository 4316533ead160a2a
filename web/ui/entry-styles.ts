/**
 * The styles of the first view. Mantine's files come one a component and in a cascade layer, so ours win whatever chunk they arrive in.
 * A screen that uses another Mantine component imports that component's `.layer.css` itself.
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
