/** The first line of a sign-in message (EIP-4361), and of its relatives on other chains. */
const signInLine = /^(\S+) wants you to sign in with your [\w ]{1,40} account:\s*$/

/** The site that a sign-in message is for, or undefined for any other text. */
export function parseSignInDomain(message: string): string | undefined {
  const [first = ''] = message.split('\n')
  const domain = signInLine.exec(first)?.[1]
  // The scheme may stand in front of it.
  return domain?.replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
}

/** Whether a text, however it is written, asks to sign in to a site: a look-alike is treated as one. */
export const looksLikeSignIn = (message: string): boolean =>
  /wants\s+you\s+to\s+sign\s+in/iu.test(
    message.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  )
