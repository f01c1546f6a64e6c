import cards from './styles/cards.css?inline';
import composer from './styles/composer.css?inline';
import head from './styles/head.css?inline';
import log from './styles/log.css?inline';
import motion from './styles/motion.css?inline';
import panel from './styles/panel.css?inline';
import screens from './styles/screens.css?inline';
import start from './styles/start.css?inline';
import unread from './styles/unread.css?inline';

/** Also the count at the closed panel. Brand colours come from custom properties on the panel's surroundings. */
export const panelStyles = panel + head + start + log + cards + composer + unread + motion + screens;
