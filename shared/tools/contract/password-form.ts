import { type DefaultTreeAdapterTypes, parse } from 'parse5';

interface FilledForm {
  /** URL as written in the page; an empty text means the URL of the page itself */
  action: string;
  fields: URLSearchParams;
}

interface Field {
  name: string;
  type: string;
  value: string;
  isUser: boolean;
}

/**
 * The first form of a page that has a password field. User name and password are filled in; the other fields stay
 * unchanged.
 */
export function passwordForm(html: string, user: string, password: string): FilledForm | undefined {
  const form = elementsIn(parse(html)).find(
    (element) => element.tagName === 'form' && fieldsOf(element).some(isPassword),
  );
  if (!form) return undefined;
  const all = fieldsOf(form);
  const before = all
    .slice(0, all.findIndex(isPassword))
    .filter(({ type }) => /^(?:email|tel|text)$/.test(type));
  const userField = before.find(({ isUser }) => isUser) ?? before.at(-1);
  const fields = new URLSearchParams();
  for (const field of all)
    fields.append(field.name, field === userField ? user : isPassword(field) ? password : field.value);
  return { action: attributesOf(form).get('action') ?? '', fields };
}

const isPassword = ({ type }: Field) => type === 'password';

/** The fields that a browser would send. */
function fieldsOf(form: DefaultTreeAdapterTypes.Element): Field[] {
  const fields = elementsIn(form).filter(({ tagName }) => tagName === 'input' || tagName === 'button');
  const submits = fields.filter((field) => typeOf(field) === 'submit');
  return fields.flatMap((field) => {
    const attributes = attributesOf(field);
    const name = attributes.get('name') ?? '';
    const type = typeOf(field);
    const isChoice = type === 'checkbox' || type === 'radio';
    const isOff = attributes.has('disabled') || (isChoice && !attributes.has('checked'));
    // A browser sends only the pressed button
    const isOtherButton = /^(?:submit|button|reset|image)$/.test(type) && field !== submits[0];
    if (!name || isOff || isOtherButton) return [];
    return {
      name,
      type,
      value: attributes.get('value') ?? (isChoice ? 'on' : ''),
      isUser: attributes.get('autocomplete') === 'username',
    };
  });
}

function typeOf(field: DefaultTreeAdapterTypes.Element): string {
  const type = attributesOf(field).get('type')?.toLowerCase();
  return type ?? (field.tagName === 'button' ? 'submit' : 'text');
}

const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  new Map(attrs.map(({ name, value }) => [name, value]));

const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
  childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
