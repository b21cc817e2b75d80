/** The syntax of a template language: values, branches, loops and included files. */
export interface Engine {
  /** File name of a template in this language */
  file: string;
  /** First line of every template, if the language needs one */
  start: string;
  /** Prints a value with escaping */
  value(name: string): string;
  /** Prints a value without escaping, for JSON or markup */
  raw(name: string): string;
  branch(first: string, second: string): string;
  optional(markup: string): string;
  loop(markup: string): string;
  comment(text: string): string;
  include: string;
  attributes: string;
}

/** The template languages that the checker supports. */
export const engines: Readonly<Record<string, Engine>> = {
  twig: {
    file: 'list.html.twig',
    start: '',
    value: (name) => `{{ produkt.${name}|default('"') }}`,
    raw: (name) => `{{ ${name}|json_encode(constant('JSON_HEX_TAG'))|raw }}`,
    branch: (first, second) => `{% if app.user %}${first}{% else %}${second}{% endif %}`,
    optional: (markup) => `{%- if produkt.preis > 5 -%}${markup}{%- endif -%}`,
    loop: (markup) => `{% for produkt in produkte %}${markup}{% else %}<p>Keine</p>{% endfor %}`,
    comment: (text) => `{# ${text} #}`,
    include: "{% include 'krume/knopf.html.twig' with { id: 1 } only %}",
    attributes: '{{ attributes.addClass(classes) }}',
  },
  jinja: {
    file: 'list.html.j2',
    start: '',
    value: (name) => `{{ produkt['${name}'] }}`,
    raw: (name) => `{{ ${name}|tojson }}`,
    branch: (first, second) => `{% if kunde %}${first}{% elif gast %}${second}{% else %}${second}{% endif %}`,
    optional: (markup) => `{% if produkt.preis > 5 %}${markup}{% endif %}`,
    loop: (markup) => `{% for produkt in produkte %}${markup}{% endfor %}`,
    comment: (text) => `{# ${text} #}`,
    include: '{{ krume.knopf(produkt.id) }}',
    attributes: '{{ merkmale }}',
  },
  liquid: {
    file: 'list.liquid',
    start: '',
    value: (name) => `{{ product.${name} | escape }}`,
    raw: (name) => `{{ ${name} | json }}`,
    branch: (first, second) => `{% case kunde %}\n{% when 'ja' %}${first}{% else %}${second}{% endcase %}`,
    optional: (markup) => `{%- unless gast -%}${markup}{%- endunless -%}`,
    loop: (markup) => `{% for product in products %}${markup}{% endfor %}`,
    comment: (text) => `{% comment %} ${text} {% endcomment %}`,
    include: "{% render 'knopf', id: 1 %}",
    attributes: '{{ merkmale }}',
  },
  fluid: {
    file: 'List.html',
    start: '{namespace k=Krume\\Site}',
    value: (name) => `{produkt.${name}}`,
    raw: (name) => `{${name} -> f:format.json() -> f:format.raw()}`,
    branch: (first, second) =>
      `<f:if condition="{kunde} > 0"><f:then>${first}</f:then><f:else>${second}</f:else></f:if>`,
    optional: (markup) => `<f:if condition="{produkt.preis}">${markup}</f:if>`,
    loop: (markup) => `<f:for each="{produkte}" as="produkt">${markup}</f:for>`,
    comment: (text) => `<f:comment>${text}</f:comment>`,
    include: '<f:render partial="Knopf" arguments="{id: 1}" />',
    attributes: '{merkmale}',
  },
  handlebars: {
    file: 'list.hbs',
    start: '',
    value: (name) => `{{produkt.${name}}}`,
    raw: (name) => `{{{${name}}}}`,
    branch: (first, second) => `{{#if kunde}}${first}{{else}}${second}{{/if}}`,
    optional: (markup) => `{{~#unless gast~}}${markup}{{~/unless~}}`,
    loop: (markup) => `{{#each produkte as |produkt|}}${markup}{{/each}}`,
    comment: (text) => `{{!-- ${text} --}}`,
    include: '{{> knopf id=1}}',
    attributes: '{{merkmale}}',
  },
  blade: {
    file: 'list.blade.php',
    start: '',
    value: (name) => `{{ $produkt->${name} }}`,
    raw: (name) => `@json($${name})`,
    branch: (first, second) => `@auth ${first} @else ${second} @endauth`,
    optional: (markup) => `@if (count($produkt->preise) > 5) ${markup} @endif`,
    loop: (markup) => `@foreach ($produkte as $produkt) ${markup} @endforeach`,
    comment: (text) => `{{-- ${text} --}}`,
    include: "@include('krume.knopf', ['id' => 1])",
    attributes: '{{ $attributes }}',
  },
  php: {
    file: 'list.php',
    start: '',
    value: (name) => `<?= htmlspecialchars($produkt['${name}']) ?>`,
    raw: (name) => `<?php echo json_encode($${name}, JSON_HEX_TAG); ?>`,
    branch: (first, second) => `<?php if ($kunde): ?>${first}<?php else: ?>${second}<?php endif; ?>`,
    optional: (markup) => `<?php if ($preis > 5) { ?>${markup}<?php } ?>`,
    loop: (markup) => `<?php foreach ($produkte as $produkt): ?>${markup}<?php endforeach ?>`,
    comment: (text) => `<?php /* ${text} */ ?>`,
    include: "<?php include __DIR__ . '/knopf.php'; ?>",
    attributes: '<?= $merkmale ?>',
  },
};
