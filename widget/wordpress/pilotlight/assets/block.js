(function (blocks, element, blockEditor, components, i18n) {
  var make = element.createElement;
  var __ = i18n.__;

  blocks.registerBlockType('pilotlight/chat', {
    edit: function (props) {
      return make(
        element.Fragment,
        null,
        make(
          blockEditor.InspectorControls,
          null,
          make(
            components.PanelBody,
            { title: __('Size', 'pilotlight') },
            make(components.RangeControl, {
              label: __('Height in pixels', 'pilotlight'),
              value: props.attributes.height,
              min: 360,
              max: 1000,
              step: 20,
              onChange: function (height) {
                props.setAttributes({ height: height });
              },
            }),
          ),
        ),
        make(
          'div',
          blockEditor.useBlockProps(),
          make(components.Placeholder, {
            icon: 'format-chat',
            label: __('Pilotlight chat', 'pilotlight'),
            instructions: __('Visitors see your chat here.', 'pilotlight'),
          }),
        ),
      );
    },
    save: function () {
      return null;
    },
  });
})(window.wp.blocks, window.wp.element, window.wp.blockEditor, window.wp.components, window.wp.i18n);
