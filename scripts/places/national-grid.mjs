const rad = Math.PI / 180;
const wgs84 = { a: 6378137, b: 6356752.314245 };
const airy = { a: 6377563.396, b: 6356256.909 };

const toCartesian = (latitude, longitude, { a, b }) => {
  const e2 = 1 - (b * b) / (a * a);
  const nu = a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
  return [
    nu * Math.cos(latitude) * Math.cos(longitude),
    nu * Math.cos(latitude) * Math.sin(longitude),
    nu * (1 - e2) * Math.sin(latitude),
  ];
};

const fromCartesian = ([x, y, z], { a, b }) => {
  const e2 = 1 - (b * b) / (a * a);
  const p = Math.hypot(x, y);
  let latitude = Math.atan2(z, p * (1 - e2));
  for (let step = 0; step < 5; step += 1) {
    const nu = a / Math.sqrt(1 - e2 * Math.sin(latitude) ** 2);
    latitude = Math.atan2(z + e2 * nu * Math.sin(latitude), p);
  }
  return [latitude, Math.atan2(y, x)];
};

// Ordnance Survey's published seven parameters: right to about 5 m.
const toOsgb36 = ([x, y, z]) => {
  const second = rad / 3600;
  const [tx, ty, tz] = [-446.448, 125.157, -542.06];
  const [rx, ry, rz] = [-0.1502 * second, -0.247 * second, -0.8421 * second];
  const scale = 1 + 20.4894e-6;
  return [tx + scale * x - rz * y + ry * z, ty + rz * x + scale * y - rx * z, tz - ry * x + rx * y + scale * z];
};

/** Metres east and north on the British national grid of a WGS84 latitude and longitude in degrees. */
export const gridOf = (latitudeDegrees, longitudeDegrees) => {
  const cartesian = toCartesian(latitudeDegrees * rad, longitudeDegrees * rad, wgs84);
  const [phi, lambda] = fromCartesian(toOsgb36(cartesian), airy);
  const { a, b } = airy;
  const f0 = 0.9996012717;
  const [phi0, lambda0] = [49 * rad, -2 * rad];
  const e2 = 1 - (b * b) / (a * a);
  const n = (a - b) / (a + b);
  const [sin, cos, tan2] = [Math.sin(phi), Math.cos(phi), Math.tan(phi) ** 2];
  const nu = (a * f0) / Math.sqrt(1 - e2 * sin * sin);
  const rho = (a * f0 * (1 - e2)) / (1 - e2 * sin * sin) ** 1.5;
  const eta2 = nu / rho - 1;
  const [less, more] = [phi - phi0, phi + phi0];
  const m =
    b *
    f0 *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * less -
      (3 * n + 3 * n ** 2 + 2.625 * n ** 3) * Math.sin(less) * Math.cos(more) +
      (1.875 * n ** 2 + 1.875 * n ** 3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * more));
  const d = lambda - lambda0;
  const north =
    m -
    100_000 +
    (nu / 2) * sin * cos * d ** 2 +
    (nu / 24) * sin * cos ** 3 * (5 - tan2 + 9 * eta2) * d ** 4 +
    (nu / 720) * sin * cos ** 5 * (61 - 58 * tan2 + tan2 ** 2) * d ** 6;
  const east =
    400_000 +
    nu * cos * d +
    (nu / 6) * cos ** 3 * (nu / rho - tan2) * d ** 3 +
    (nu / 120) * cos ** 5 * (5 - 18 * tan2 + tan2 ** 2 + 14 * eta2 - 58 * tan2 * eta2) * d ** 5;
  return [east, north];
};
