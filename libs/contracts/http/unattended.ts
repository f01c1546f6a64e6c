/** On what a page asks by itself, with nobody at it: such a call is no use of its session. */
export const unattendedHeader = 'x-unattended';
