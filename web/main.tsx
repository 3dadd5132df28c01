import { render } from 'preact';

import { App } from './shell/app.js';
import { applySettings } from './shell/settings.js';
import { followAddress } from './shell/view.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/conversation.css';
import './styles/consent.css';
import './styles/salon.css';

applySettings();
followAddress();
render(<App />, document.querySelector('#console')!);
