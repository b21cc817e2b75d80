/** A valid configuration of the site, for pages whose test is about something else. */
export const configuration =
  '<script type="application/json" data-krume-config>{"maps": {"key": "a"}, "captchaUrl": "/check.js", "captchaKey": "a", "receptionEmail": "laden@krume.example"}</script>';

const needsConfiguration = /"(?:branch|event)-map"|recaptchatoken/;

/** The configuration, if a widget of the page needs one and the page has none; otherwise an empty string. */
export const missingConfiguration = (html: string): string =>
  !html.includes('data-krume-config') && needsConfiguration.test(html) ? configuration : '';
