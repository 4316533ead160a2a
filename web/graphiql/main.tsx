import './workers.ts';
import 'graphiql/style.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';
import { lang } from './texts.ts';

document.documentElement.lang = lang;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Playground />);
