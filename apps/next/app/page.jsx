import { Buttons } from './Buttons.jsx'

export default function Page() {
  return (
    <main>
      <h1>Portico with Next.js</h1>
      <p>This button was in the page before any script ran.</p>
      <Buttons />
    </main>
  )
}
