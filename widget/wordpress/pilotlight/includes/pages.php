<?php
/**
 * On which pages the chat shows.
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a path is one of those listed.
 *
 * @param string $path  From the site's root, decoded.
 * @param string $paths One a line; a star stands for the rest.
 */
function pilotlight_is_listed( $path, $paths ) {
	$plain = static function ( $each ) {
		return '/' . trim( strtolower( $each ), '/' );
	};
	foreach ( array_filter( explode( "\n", $paths ) ) as $listed ) {
		$pattern = str_replace( '\*', '.*', preg_quote( $plain( $listed ), '~' ) );
		if ( preg_match( '~^' . $pattern . '$~u', $plain( $path ) ) ) {
			return true;
		}
	}
	return false;
}

/** Whether the page that is asked for carries the chat. */
function pilotlight_shows_here() {
	$settings = pilotlight_settings();
	if ( ! pilotlight_is_set_up() || ( ! $settings['editors'] && current_user_can( 'edit_posts' ) ) ) {
		return false;
	}
	if ( is_customize_preview() || is_feed() || is_embed() ) {
		return false;
	}
	$asked = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	$path  = rawurldecode( (string) wp_parse_url( $asked, PHP_URL_PATH ) );
	$home  = rtrim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
	if ( '' !== $home && 0 === strpos( $path, $home ) ) {
		$path = substr( $path, strlen( $home ) );
	}
	$listed = pilotlight_is_listed( $path, $settings['paths'] );
	$shows  = 'only' === $settings['show'] ? $listed : ( 'except' === $settings['show'] ? ! $listed : true );

	/**
	 * Lets a theme or another plugin decide.
	 *
	 * @param bool   $shows Whether the chat shows.
	 * @param string $path  The page's path from the site's root.
	 */
	return (bool) apply_filters( 'pilotlight_shows', $shows, $path );
}
