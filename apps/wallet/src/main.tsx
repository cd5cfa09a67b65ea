document.title = 'Sandbox wallet'
