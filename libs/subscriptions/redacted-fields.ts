export const redactedFields = ['*.authorization', '*.password', '*.token', '*.sessionToken', '*.apiKey'];
