import './nowhere';
