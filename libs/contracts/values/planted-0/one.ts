import './two';
