<?php
/**
 * Plugin Name:       Pilotlight
 * Description:       Chat for boiler and heating businesses: answers visitors, takes their details and books visits.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       pilotlight
 * Domain Path:       /languages
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

define( 'PILOTLIGHT_VERSION', '1.0.0' );
define( 'PILOTLIGHT_OPTION', 'pilotlight_settings' );
define( 'PILOTLIGHT_FILE', __FILE__ );

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/pages.php';
require_once __DIR__ . '/includes/script-line.php';
require_once __DIR__ . '/includes/inline-chat.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings-page.php';
}

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'pilotlight', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	}
);
