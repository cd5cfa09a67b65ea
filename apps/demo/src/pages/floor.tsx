import { createRoot } from 'react-dom/client'

// React and a button without the kit: the baseline of the benchmark.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <h1>First load</h1>
      <button type="button">Connect Wallet</button>
    </>,
  )
}
