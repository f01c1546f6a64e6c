<?php
/**
 * What the site's owner has set: where Pilotlight is, whose chat it is, and on which pages it shows.
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings, each present and of its type.
 *
 * @return array{address: string, slug: string, key: string, show: string, paths: string, editors: bool}
 */
function pilotlight_settings() {
	$saved = get_option( PILOTLIGHT_OPTION );
	return wp_parse_args(
		is_array( $saved ) ? $saved : array(),
		array(
			'address' => '',
			'slug'    => '',
			'key'     => '',
			'show'    => 'everywhere',
			'paths'   => '',
			'editors' => true,
		)
	);
}

/** Whether there is enough to show a chat. */
function pilotlight_is_set_up() {
	$settings = pilotlight_settings();
	return '' !== $settings['address'] && '' !== $settings['slug'] && '' !== $settings['key'];
}

/**
 * What a script line as copied from Pilotlight says of address, slug and key; null where it is none.
 *
 * @param string $line As pasted.
 * @return array{address: string, slug: string, key: string}|null
 */
function pilotlight_read_script_line( $line ) {
	$line = html_entity_decode( wp_unslash( $line ), ENT_QUOTES );
	if ( ! preg_match( '~src\s*=\s*["\']?(https?://[^"\'\s>]+?)/widget/(?:v/[0-9a-f]+/)?pilotlight\.js~i', $line, $address ) ) {
		return null;
	}
	$told = array( 'address' => $address[1] );
	foreach ( array( 'slug' => 'installer', 'key' => 'key' ) as $field => $name ) {
		if ( ! preg_match( '~(?:data-|[?&])' . $name . '\s*=\s*["\']?([^"\'\s>&]+)~i', $line, $found ) ) {
			return null;
		}
		$told[ $field ] = $found[1];
	}
	return $told;
}

/**
 * The scheme, host and port of an address; '' where it is none.
 *
 * @param string $address As typed.
 */
function pilotlight_origin_of( $address ) {
	$address = trim( $address );
	if ( '' !== $address && ! preg_match( '~^[a-z]+://~i', $address ) ) {
		$address = 'https://' . $address;
	}
	// What esc_url_raw() leaves of something else could look like a host.
	if ( ! preg_match( '~^https?://[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#]\S*)?$~iu', $address ) ) {
		return '';
	}
	$parts = wp_parse_url( esc_url_raw( $address, array( 'http', 'https' ) ) );
	if ( empty( $parts['host'] ) ) {
		return '';
	}
	return $parts['scheme'] . '://' . strtolower( $parts['host'] ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * One path a line, from the site's root; a star stands for the rest.
 *
 * @param string $paths As typed: paths or whole addresses.
 */
function pilotlight_sanitize_paths( $paths ) {
	$clean = array();
	foreach ( preg_split( '~[\r\n]+~', $paths ) as $path ) {
		$path = sanitize_text_field( rawurldecode( trim( $path ) ) );
		if ( preg_match( '~^https?://[^/]+(/.*)?$~i', $path, $found ) ) {
			$path = isset( $found[1] ) ? $found[1] : '/';
		}
		if ( '' !== $path ) {
			$clean[] = '/' . ltrim( $path, '/' );
		}
	}
	return implode( "\n", array_slice( array_unique( $clean ), 0, 200 ) );
}

/**
 * Keeps what is right and says what isn't; what was saved before stays in its place.
 *
 * @param mixed $given The form's fields.
 * @return array The settings to save.
 */
function pilotlight_sanitize_settings( $given ) {
	$given  = is_array( $given ) ? array_filter( $given, 'is_string' ) : array();
	$before = pilotlight_settings();
	$typed  = wp_parse_args( $given, array( 'address' => '', 'slug' => '', 'key' => '', 'line' => '', 'show' => '', 'paths' => '' ) );
	$error  = static function ( $field, $words ) {
		if ( function_exists( 'add_settings_error' ) ) {
			// WordPress prints these as markup.
			add_settings_error( PILOTLIGHT_OPTION, 'pilotlight_' . $field, esc_html( $words ) );
		}
	};

	if ( '' !== trim( $typed['line'] ) ) {
		$told = pilotlight_read_script_line( $typed['line'] );
		if ( null === $told ) {
			$error( 'line', __( 'That isn’t the line from Pilotlight. Copy it again from Embed Code: it begins with <script and ends with </script>.', 'pilotlight' ) );
		} else {
			$typed = array_merge( $typed, $told );
		}
	}

	$address = pilotlight_origin_of( $typed['address'] );
	if ( '' === $address && '' !== trim( $typed['address'] ) ) {
		$error( 'address', __( 'Please write Pilotlight’s address as in your script line, such as https://chat.example.com.', 'pilotlight' ) );
		$address = $before['address'];
	}
	$slug = strtolower( trim( $typed['slug'] ) );
	if ( '' !== $slug && ! preg_match( '~^[a-z0-9]+(?:-[a-z0-9]+)*$~', $slug ) ) {
		$error( 'slug', __( 'A slug has small letters, digits and single hyphens only, such as calder-heating.', 'pilotlight' ) );
		$slug = $before['slug'];
	}
	$key = trim( $typed['key'] );
	if ( ! preg_match( '~^[\w.-]{0,200}$~', $key ) ) {
		$error( 'key', __( 'That isn’t a key: copy it again from Embed Code.', 'pilotlight' ) );
		$key = $before['key'];
	}

	return array(
		'address' => $address,
		'slug'    => $slug,
		'key'     => $key,
		'show'    => in_array( $typed['show'], array( 'everywhere', 'only', 'except' ), true ) ? $typed['show'] : 'everywhere',
		'paths'   => pilotlight_sanitize_paths( $typed['paths'] ),
		'editors' => ! empty( $given['editors'] ),
	);
}

add_action(
	'admin_init',
	static function () {
		register_setting(
			'pilotlight',
			PILOTLIGHT_OPTION,
			array(
				'type'              => 'object',
				'show_in_rest'      => false,
				'sanitize_callback' => 'pilotlight_sanitize_settings',
			)
		);
	}
);
