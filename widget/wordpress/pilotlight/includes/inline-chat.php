<?php
/**
 * A chat in the page's text: the block, and the shortcode [pilotlight].
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

/**
 * The place in the page that the widget fills. Editors are told what is missing; visitors see nothing.
 *
 * @param array $attributes `height` in pixels.
 */
function pilotlight_inline_chat( $attributes ) {
	if ( ! pilotlight_is_set_up() ) {
		return current_user_can( 'edit_posts' )
			? '<p>' . esc_html__( 'Pilotlight isn’t set up yet: see Settings, Pilotlight.', 'pilotlight' ) . '</p>'
			: '';
	}
	$attributes = shortcode_atts( array( 'height' => 600 ), is_array( $attributes ) ? $attributes : array(), 'pilotlight' );
	$height     = min( 1000, max( 360, (int) $attributes['height'] ) );
	pilotlight_enqueue();
	return sprintf( '<div class="wp-block-pilotlight-chat" data-pilotlight-inline style="height:%dpx"></div>', $height );
}

add_action(
	'init',
	static function () {
		add_shortcode( 'pilotlight', 'pilotlight_inline_chat' );
		wp_register_script(
			'pilotlight-block',
			plugins_url( 'assets/block.js', PILOTLIGHT_FILE ),
			array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n' ),
			PILOTLIGHT_VERSION,
			true
		);
		wp_set_script_translations( 'pilotlight-block', 'pilotlight', plugin_dir_path( PILOTLIGHT_FILE ) . 'languages' );
		register_block_type(
			'pilotlight/chat',
			array(
				'api_version'     => 2,
				'title'           => __( 'Pilotlight chat', 'pilotlight' ),
				'description'     => __( 'Your chat in the text of a page.', 'pilotlight' ),
				'category'        => 'widgets',
				'icon'            => 'format-chat',
				'editor_script'   => 'pilotlight-block',
				'attributes'      => array(
					'height' => array(
						'type'    => 'number',
						'default' => 600,
					),
				),
				'supports'        => array(
					'html'     => false,
					'multiple' => false,
				),
				'render_callback' => 'pilotlight_inline_chat',
			)
		);
	}
);
