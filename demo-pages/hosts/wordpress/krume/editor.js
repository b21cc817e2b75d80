/*
 * Registers the blocks in the editor. PHP already provides titles and attributes (widgets.php); this script adds a
 * sidebar field for each parameter. A block shows either the server's output or its inner blocks.
 */
(({ blocks, blockEditor, components, element, serverSideRender: ServerSideRender }, macros) => {
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { createElement: el, useState } = element;

  const isHtml = ({ contentMediaType }) => contentMediaType !== undefined;
  const holdsBlocks = (param) => isHtml(param) || isHtml(param.items ?? {});
  const isList = ({ type }) => type !== 'string' && type !== 'number' && type !== 'boolean';

  const field = (name, param, value, set) => {
    const props = { key: name, label: name, help: param.description };
    if (param.type === 'boolean')
      return el(components.ToggleControl, { ...props, checked: value === true, onChange: set });
    if (isList(param)) return el(JsonField, { ...props, value, set });
    if (param.type === 'number') {
      const onChange = (text) => set(text === '' ? undefined : Number(text));
      return el(components.TextControl, {
        ...props,
        type: 'number',
        step: 'any',
        value: value ?? '',
        onChange,
      });
    }
    const control = isHtml(param) ? components.TextareaControl : components.TextControl;
    return el(control, { ...props, value: value ?? '', onChange: set });
  };

  /** A field for a list or an object as JSON. Only valid JSON changes the block. */
  function JsonField({ label, help, value, set }) {
    const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
    const [isWrong, setWrong] = useState(false);
    const onChange = (written) => {
      setText(written);
      try {
        set(written.trim() === '' ? undefined : JSON.parse(written));
        setWrong(false);
      } catch {
        setWrong(true);
      }
    };
    const problem = isWrong ? ' – Das ist noch kein gültiges JSON.' : '';
    return el(components.TextareaControl, { label, help: help + problem, value: text, onChange });
  }

  const fields = (params, { attributes, setAttributes }) =>
    Object.entries(params).map(([name, param]) =>
      field(name, param, attributes[name], (value) => setAttributes({ [name]: value })),
    );

  const sidebar = (...children) => el(InspectorControls, {}, el(components.PanelBody, {}, children));

  /** The parameter that receives the inner blocks. krume_content_values() in values.php chooses the same parameter. */
  const mainOf = (params) => {
    const names = Object.keys(params).filter((name) => isHtml(params[name]));
    return names.includes('content') ? 'content' : names[0];
  };

  const preview = (block, attributes) =>
    el(components.Disabled, {}, el(ServerSideRender, { block, attributes }));

  const editorOf = (type, params, isContainer) =>
    function Edit(props) {
      const { attributes } = props;
      const hasBlocks = isContainer && !attributes[mainOf(params)];
      const content = hasBlocks ? el(InnerBlocks) : preview(type, attributes);
      // The form styles apply only inside an element with data-widget="checked-form"
      const isForm = hasBlocks && type === 'krume/checked-form';
      const place = useBlockProps(isForm ? { 'data-widget': 'checked-form' } : {});
      return el('div', place, sidebar(fields(params, props)), content);
    };

  const register = (type, params) => {
    const isContainer = type === 'krume/part' || Object.values(params).some(holdsBlocks);
    blocks.registerBlockType(type, {
      edit: editorOf(type, params, isContainer),
      save: () => (isContainer ? el(InnerBlocks.Content) : null),
    });
  };

  for (const [name, { params }] of Object.entries(macros)) register(`krume/${name}`, params.properties);
  register('krume/part', { name: { type: 'string', description: 'Welcher Wert des Widgets es ist' } });
})(window.wp, window.krumeMacros);
