import { headers } from 'next/headers'
import { getMember } from '../api/siwx/signIn.js'
import { Kit } from '../Kit.jsx'
import { Door } from './Door.jsx'

/** Decided on the server, so that nobody gets to see it by changing the page. */
export default async function Members() {
  const account = await getMember(await headers())
  return (
    <Kit signsIn>
      <main>
        <h1>Members</h1>
        {account ? (
          <p data-testid="secret">
            Only those who signed in read this, {account.address} on {account.chainId}.
          </p>
        ) : (
          <p>Sign in with your wallet to read on.</p>
        )}
        <Door isIn={account !== undefined} />
      </main>
    </Kit>
  )
}
