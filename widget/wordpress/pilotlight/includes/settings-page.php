<?php
/**
 * Settings, Pilotlight.
 *
 * @package Pilotlight
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		$page = add_options_page( 'Pilotlight', 'Pilotlight', 'manage_options', 'pilotlight', 'pilotlight_settings_page' );
		add_action( 'load-' . $page, 'pilotlight_settings_script' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PILOTLIGHT_FILE ),
	static function ( $links ) {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=pilotlight' ) ), esc_html__( 'Settings', 'pilotlight' ) );
		return array_merge( array( $link ), $links );
	}
);

/** The test's script and its words. */
function pilotlight_settings_script() {
	add_action(
		'admin_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'pilotlight-settings', plugins_url( 'assets/settings.js', PILOTLIGHT_FILE ), array(), PILOTLIGHT_VERSION, true );
			wp_localize_script(
				'pilotlight-settings',
				'pilotlightSettings',
				array(
					'incomplete'  => __( 'Please fill in the address, the slug and the key first.', 'pilotlight' ),
					'asking'      => __( 'Asking…', 'pilotlight' ),
					/* translators: %s: the business's name. */
					'connected'   => __( 'Connected: this website may show the chat of %s.', 'pilotlight' ),
					/* translators: %s: this website's host. */
					'notAllowed'  => __( 'Pilotlight is there, but doesn’t let this website in. Check the slug, and that %s is one of your allowed domains.', 'pilotlight' ),
					'wrongKey'    => __( 'The key isn’t the right one any more. Copy it again from Embed Code.', 'pilotlight' ),
					'tooMany'     => __( 'Tried too often. Please wait ten minutes.', 'pilotlight' ),
					'unreachable' => __( 'There is no Pilotlight at that address, or it can’t be reached from here.', 'pilotlight' ),
				)
			);
		}
	);
}

/**
 * One line of the form.
 *
 * @param string $field  Its name.
 * @param string $label  As shown.
 * @param string $hint   What belongs there.
 * @param array  $others Further attributes.
 */
function pilotlight_text_row( $field, $label, $hint, $others = array() ) {
	$settings = pilotlight_settings();
	printf( '<tr><th scope="row"><label for="pilotlight-%1$s">%2$s</label></th><td>', esc_attr( $field ), esc_html( $label ) );
	printf(
		'<input class="regular-text code" id="pilotlight-%1$s" name="%2$s[%1$s]" value="%3$s" aria-describedby="pilotlight-%1$s-hint" autocomplete="off"',
		esc_attr( $field ),
		esc_attr( PILOTLIGHT_OPTION ),
		esc_attr( $settings[ $field ] )
	);
	foreach ( $others as $name => $value ) {
		printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	printf( '><p class="description" id="pilotlight-%s-hint">%s</p></td></tr>', esc_attr( $field ), esc_html( $hint ) );
}

/** The page. */
function pilotlight_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = pilotlight_settings();
	$name     = PILOTLIGHT_OPTION;
	$choices  = array(
		'everywhere' => __( 'On every page', 'pilotlight' ),
		'only'       => __( 'Only on the pages listed below', 'pilotlight' ),
		'except'     => __( 'On every page but those listed below', 'pilotlight' ),
	);
	?>
	<div class="wrap">
		<h1>Pilotlight</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'pilotlight' ); ?>
			<h2><?php esc_html_e( 'Your chat', 'pilotlight' ); ?></h2>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="pilotlight-line"><?php esc_html_e( 'Script line', 'pilotlight' ); ?></label></th>
					<td>
						<textarea class="large-text code" rows="3" id="pilotlight-line" name="<?php echo esc_attr( $name ); ?>[line]" aria-describedby="pilotlight-line-hint" spellcheck="false"></textarea>
						<p class="description" id="pilotlight-line-hint"><?php esc_html_e( 'Paste the line from Embed Code and save: it fills in the three fields below.', 'pilotlight' ); ?></p>
					</td>
				</tr>
				<?php
				pilotlight_text_row( 'address', __( 'Address', 'pilotlight' ), __( 'Where Pilotlight is, such as https://chat.example.com.', 'pilotlight' ), array( 'inputmode' => 'url' ) );
				pilotlight_text_row( 'slug', __( 'Slug', 'pilotlight' ), __( 'Your business’s short name, such as calder-heating.', 'pilotlight' ) );
				pilotlight_text_row( 'key', __( 'Key', 'pilotlight' ), __( 'It is public: your pages carry it. It only works on your allowed domains.', 'pilotlight' ) );
				?>
				<tr>
					<th scope="row"><?php esc_html_e( 'Connection', 'pilotlight' ); ?></th>
					<td>
						<button type="button" class="button" id="pilotlight-test"><?php esc_html_e( 'Test connection', 'pilotlight' ); ?></button>
						<p id="pilotlight-test-result" role="status"></p>
					</td>
				</tr>
			</table>
			<h2><?php esc_html_e( 'Where it shows', 'pilotlight' ); ?></h2>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><?php esc_html_e( 'Pages', 'pilotlight' ); ?></th>
					<td>
						<fieldset>
							<legend class="screen-reader-text"><?php esc_html_e( 'Pages', 'pilotlight' ); ?></legend>
							<?php foreach ( $choices as $value => $label ) : ?>
								<label><input type="radio" name="<?php echo esc_attr( $name ); ?>[show]" value="<?php echo esc_attr( $value ); ?>" <?php checked( $settings['show'], $value ); ?>> <?php echo esc_html( $label ); ?></label><br>
							<?php endforeach; ?>
						</fieldset>
						<p><label for="pilotlight-paths"><?php esc_html_e( 'Listed pages', 'pilotlight' ); ?></label></p>
						<textarea class="large-text code" rows="5" id="pilotlight-paths" name="<?php echo esc_attr( $name ); ?>[paths]" aria-describedby="pilotlight-paths-hint"><?php echo esc_textarea( $settings['paths'] ); ?></textarea>
						<p class="description" id="pilotlight-paths-hint"><?php esc_html_e( 'One a line, such as /checkout or /shop/*. A star stands for anything.', 'pilotlight' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Your own people', 'pilotlight' ); ?></th>
					<td>
						<label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[editors]" value="1" <?php checked( $settings['editors'] ); ?>> <?php esc_html_e( 'Show it to people who are logged in and can edit this website', 'pilotlight' ); ?></label>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<h2><?php esc_html_e( 'In the text of a page', 'pilotlight' ); ?></h2>
		<p><?php esc_html_e( 'Add the block “Pilotlight chat”, or write [pilotlight height="600"].', 'pilotlight' ); ?></p>
	</div>
	<?php
}
