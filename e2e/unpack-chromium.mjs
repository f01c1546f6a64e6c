// Run by itself, with the folder to unpack into as TMPDIR: prints where the browser is.
// The package unpacks its libraries only where it believes itself on Amazon's machines; a machine without Chromium lacks them too.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
process.stdout.write(await chromium.executablePath());
