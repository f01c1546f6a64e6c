/** What could be a secret, as pino's paths: cut from every log line even if it slips in. */
export const redactedFields = ['*.authorization', '*.password', '*.token', '*.sessionToken', '*.apiKey'];
