import '@node-rs/argon2';
