<?php
/**
 * Leaves nothing behind when the plugin is deleted.
 *
 * @package Pilotlight
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $pilotlight_site ) {
		switch_to_blog( $pilotlight_site );
		delete_option( 'pilotlight_settings' );
		restore_current_blog();
	}
} else {
	delete_option( 'pilotlight_settings' );
}
