import { createRoot } from 'react-dom/client'

// React and a button without a kit: what the bench compares with.
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <h1>First load</h1>
      <button type="button">Connect Wallet</button>
    </>,
  )
}
