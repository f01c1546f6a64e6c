import { Mark } from '../../ui/Mark';
import { RegisterLink } from '../RegisterLink';

export const Register = () => (
  <section className="last" id="register">
    <div className="w">
      <Mark size={88} />
      <h2>Answer every enquiry</h2>
      <p>Three steps: your business, your card, your email.</p>
      <div className="cta">
        <RegisterLink />
        <a className="btn lg" href="/installer/login">
          Log in
        </a>
      </div>
    </div>
  </section>
);
