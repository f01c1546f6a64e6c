import 'mustache';
