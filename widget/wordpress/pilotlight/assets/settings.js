/* Asks Pilotlight from this very website, as a visitor's browser would. */
(function (settings) {
  var button = document.getElementById('pilotlight-test');
  var said = document.getElementById('pilotlight-test-result');
  if (!button) {
    return;
  }

  function say(words, isWell) {
    said.textContent = words;
    said.className = isWell ? 'notice notice-success inline' : 'notice notice-error inline';
  }

  function value(name) {
    return document.getElementById('pilotlight-' + name).value.trim();
  }

  function post(address, slug, call, body) {
    return fetch(address + '/api/widget/' + encodeURIComponent(slug) + '/' + call, {
      method: 'POST',
      credentials: 'omit',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
  }

  /* A website that isn't allowed may not read the answer, so the script's own file tells whether Pilotlight is there at all. */
  function ask(address, slug, key) {
    return fetch(address + '/widget/pilotlight.js', { mode: 'no-cors', cache: 'no-store' }).then(
      function () {
        return post(address, slug, 'launcher')
          .then(function (launcher) {
            if (!launcher.ok) {
              throw new Error('not allowed');
            }
            return post(address, slug, 'access', { installerId: slug, key: key }).then(function (access) {
              if (!access.ok) {
                return say(access.status === 429 ? settings.tooMany : settings.wrongKey, false);
              }
              return access.json().then(function (told) {
                return say(settings.connected.replace('%s', told.name), true);
              });
            });
          })
          .catch(function () {
            say(settings.notAllowed.replace('%s', location.host), false);
          });
      },
      function () {
        say(settings.unreachable, false);
      },
    );
  }

  button.addEventListener('click', function () {
    var address = value('address').replace(/\/+$/, '');
    var slug = value('slug');
    var key = value('key');
    if (!address || !slug || !key) {
      return say(settings.incomplete, false);
    }
    button.disabled = true;
    say(settings.asking, true);
    void ask(address, slug, key).finally(function () {
      button.disabled = false;
    });
  });
})(window.pilotlightSettings);
