/** Where the documentation of the kit is. A test keeps it equal to the homepage in the manifest of `portico`. */
export const docsUrl = 'https://docs.portico.example'
