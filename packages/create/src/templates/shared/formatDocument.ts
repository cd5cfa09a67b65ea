export const formatDocument = ({ name, head = '', body }: { name: string; head?: string; body: string }) =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
${head}  </head>
  <body>
${body}  </body>
</html>
`
