import './index';
