import { formatDay } from './formatDay.js'
import { formatHours, formatWait } from './formatHours.js'
import type { MailTexts } from './MailTexts.js'

export const es: MailTexts = {
  describeDevice: ({ browser = 'un navegador', system }) => (system ? `${browser} en ${system}` : browser),
  code: ({ code, site, device }) => ({
    subject: `${code} es tu código para ${site}`,
    text: [
      `Tu código para ${site}:`,
      '',
      `    ${code}`,
      '',
      `Vence en 5 minutos y solo funciona donde lo pediste: en ${device}.`,
      `Ingrésalo solo en ${site} y no lo compartas con nadie.`,
      '¿No fuiste tú? Puedes ignorar este correo. Nadie entra sin el código.',
    ].join('\n'),
  }),
  approval({ link, site, device, since, wait }) {
    const waiting = ` Después, el dispositivo espera ${formatWait(wait, 'es')} más. Puedes rechazarlo hasta entonces.`
    return {
      subject: `Un dispositivo nuevo quiere usar tu billetera en ${site}`,
      text: [
        `Un dispositivo nuevo (${device}) quiere usar tu billetera en ${site}. Inició sesión con un código de tu correo.`,
        '',
        '¿Eres tú? Abre esta página y escribe el número que muestra el dispositivo nuevo.',
        '¿No eres tú? Recházalo ahí o ignora este correo. Nadie entra sin el número.',
        `Tu billetera se creó el ${formatDay(since, 'es')}. Si nunca creaste una, recházalo.`,
        '',
        link,
        '',
        `El enlace vence en 10 minutos.${wait > 0 ? waiting : ''}`,
      ].join('\n'),
    }
  },
  reuse: () => ({
    subject: 'Se cerró tu sesión en la billetera',
    text: [
      'Un secreto que solo debería tener tu navegador se usó dos veces. Por seguridad, cerramos la sesión de ese navegador.',
      'Inicia sesión de nuevo donde usas tu billetera. La billetera en sí está segura.',
    ].join('\n'),
  }),
  lock: ({ hours }) => ({
    subject: 'Alguien intenta adivinar códigos de tu billetera',
    text: [
      'Se escribieron muchos códigos incorrectos para tu correo. Puede que alguien esté adivinando.',
      `Desde ahora, cada dispositivo nuevo debe esperar ${formatHours(hours, 'es')} antes de usar tu billetera. Los dispositivos que ya usas funcionan como antes.`,
    ].join('\n'),
  }),
  oldMailbox: ({ code, site, device, email }) => ({
    subject: `${code} es tu código para cambiar tu correo en ${site}`,
    text: [
      `El correo de tu billetera en ${site} está por cambiar a: ${email}`,
      'Tu código para este cambio:',
      '',
      `    ${code}`,
      '',
      `Vence en 5 minutos y solo funciona donde lo pediste: en ${device}.`,
      'Después, cualquiera que pueda leer ese correo podrá iniciar sesión en tu billetera.',
      '¿No fuiste tú? Ignora este correo y no compartas el código con nadie.',
    ].join('\n'),
  }),
  newMailbox: ({ code, site }) => ({
    subject: `${code} es tu código para usar este correo en ${site}`,
    text: [
      `Una billetera en ${site} está por usar este correo. El código para confirmarlo:`,
      '',
      `    ${code}`,
      '',
      'Vence en 5 minutos. ¿No fuiste tú? Puedes ignorar este correo.',
    ].join('\n'),
  }),
  moved: ({ before, after }) => ({
    subject: 'Se cambió el correo de tu billetera',
    text: [
      `El correo de tu billetera cambió de ${before} a ${after}.`,
      'Desde ahora, inicia sesión con la dirección nueva. Tus cuentas siguen igual.',
    ].join('\n'),
  }),
  approvalPage: {
    title: 'Aprobar un dispositivo nuevo',
    question:
      '{device} quiere usar tu billetera en {site}. Apruébalo solo si eres tú quien inicia sesión ahí ahora.',
    label: 'Número que aparece en el dispositivo nuevo',
    hint: '3 dígitos. Tienes un solo intento.',
    approve: 'Aprobar',
    refuse: 'Rechazar',
    refuseAfterAll: 'Rechazar este dispositivo',
    noNumber: 'Ingresa los 3 dígitos que muestra el dispositivo nuevo.',
    tooEarly: 'El dispositivo nuevo aún no muestra ningún número. Espera a que aparezca.',
    approved: 'Dispositivo aprobado. Puedes cerrar esta página y continuar allí.',
    refused: 'Dispositivo rechazado. No puede usar tu billetera.',
    mismatched: 'Ese no es el número correcto, así que el dispositivo no se aprobó. Nadie entró.',
    mismatchedHint:
      'Si te equivocaste al escribir, inténtalo de nuevo en el dispositivo nuevo. Si el número era correcto, este correo era para el dispositivo de otra persona.',
    expired: 'Este enlace venció. Inicia sesión de nuevo en el dispositivo para recibir otro.',
    unknown: 'Este enlace no es válido.',
    released: 'Este dispositivo ya puede usar tu billetera. Puedes cerrar esta página.',
  },
}
