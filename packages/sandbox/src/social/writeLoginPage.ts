export const writeLoginPage = (provider: string) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Stand-in of ${provider}</title>
<style>
  body { font: 16px system-ui; display: grid; place-items: center; min-height: 90vh; margin: 0 }
  form { display: grid; gap: 12px; width: 260px }
  input, button { font: inherit; padding: 10px }
</style>
<form method="post">
  <strong>Stand-in of ${provider}</strong>
  <label for="login">Who are you?</label>
  <input id="login" name="login" autofocus autocomplete="off">
  <button name="choice" value="go">Continue</button>
  <button name="choice" value="cancel">Cancel</button>
</form>
</html>`
