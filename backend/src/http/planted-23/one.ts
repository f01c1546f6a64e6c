import '@aws-sdk/client-s3';
