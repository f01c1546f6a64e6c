import type { ReactNode } from 'react';
import { InkBand } from '../../../ui/InkBand';
import { AdminHeader } from './AdminHeader';

/** The ink band on top: the header, what the page is about, and its tabs. */
export const AdminBand = ({ children }: { readonly children: ReactNode }) => (
  <InkBand>
    <AdminHeader />
    {children}
  </InkBand>
);
