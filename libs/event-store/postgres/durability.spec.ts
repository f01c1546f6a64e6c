import { refuseOld, UnsupportedPostgres } from './durability';

it.each(['9.6.24', '14.13', '15.8 (Debian 15.8-0+deb12u1)'])(
  'a PostgreSQL %s is refused, with what is needed',
  (version) => {
    const refused = () => refuseOld(version);
    expect(refused).toThrow(UnsupportedPostgres);
    expect(refused).toThrow(`PostgreSQL ${version} is too old: DATABASE_URL needs 16 or newer`);
  },
);

it.each(['16.0', '17.2 (Debian 17.2-1.pgdg120+1)', '18beta1', '19devel'])('a PostgreSQL %s is taken', (version) => {
  expect(() => refuseOld(version)).not.toThrow();
});
