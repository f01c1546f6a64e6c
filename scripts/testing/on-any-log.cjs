/** Who may come in, what is refused, what a model or a file store does: the same whichever store keeps the log. Any other suite runs on each. */
module.exports = [
  'access-matrix',
  'api-docs',
  'hostile-input',
  'installers-list',
  'lead-card',
  'listening',
  'missing-photo',
  'openai',
  'pages',
  'photo-crowds',
  'photo-store-gone',
  'sessions',
  'sign-in-throttle',
  'training-pages',
  'widget-access',
  'worked-example',
];
