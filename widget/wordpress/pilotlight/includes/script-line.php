<?php
/**
 * The one script line on the page.
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

/** Puts the line on the page, once, whoever asks for it. */
function pilotlight_enqueue() {
	if ( ! pilotlight_is_set_up() ) {
		return;
	}
	$settings = pilotlight_settings();
	// Its attributes are in the address too: optimisers that bundle scripts drop the others.
	$source = add_query_arg(
		array(
			'installer' => rawurlencode( $settings['slug'] ),
			'key'       => rawurlencode( $settings['key'] ),
		),
		$settings['address'] . '/widget/pilotlight.js'
	);
	// No version: the file says by itself how long it may be kept.
	wp_enqueue_script( 'pilotlight', $source, array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( pilotlight_shows_here() ) {
			pilotlight_enqueue();
		}
	}
);

add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		if ( 'pilotlight' !== $handle ) {
			return $tag;
		}
		$settings   = pilotlight_settings();
		$attributes = sprintf(
			' async data-no-optimize="1" data-cfasync="false" data-installer="%s" data-key="%s"',
			esc_attr( $settings['slug'] ),
			esc_attr( $settings['key'] )
		);
		return str_replace( ' src=', $attributes . ' src=', $tag );
	},
	10,
	2
);
