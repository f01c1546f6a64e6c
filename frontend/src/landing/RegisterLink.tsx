export const RegisterLink = () => (
  <a className="btn primary lg" href="/installer/register">
    Register your business
  </a>
);
