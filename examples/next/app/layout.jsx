import Script from 'next/script';

export default function RootLayout({ children }) {
  return (
    <html lang="en-GB">
      <body>
        {children}
        <Script src="https://your.host/widget/pilotlight.js" data-installer="slug" data-key="key" />
      </body>
    </html>
  );
}
