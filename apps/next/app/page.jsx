import { Buttons } from './Buttons.jsx'
import { Kit } from './Kit.jsx'

export default function Page() {
  return (
    <Kit>
      <main>
        <h1>Portico with Next.js</h1>
        <p>This button was in the page before any script ran.</p>
        <Buttons />
        <p>
          <a href="/members">Members</a> sign in, and the server decides what they read.
        </p>
      </main>
    </Kit>
  )
}
