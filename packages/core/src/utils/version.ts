/** The released version, sent with every service request. A test keeps it equal to the manifest's. */
export const version = '0.1.0'
