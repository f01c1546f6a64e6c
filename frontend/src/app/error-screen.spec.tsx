import { render, screen } from '@testing-library/react';
import { ErrorScreen } from './ErrorScreen';

afterEach(() => jest.restoreAllMocks());

it('says that one is offline where a screen’s code can’t be fetched, and offers to try again', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ErrorScreen />);
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('says that something went wrong where one is online', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
});
