/** Ids of the product page's configurations. @see shop.md section 9, "Cake creator: product ids" */
export const cakeConfigurations = { pieces: '182', filling: '185' } as const;

interface TitledOption {
  id: string;
  title: string;
}

/** The custom option that takes the print image: by its id, else by its title. */
export function printImageOption<Option extends TitledOption>(options: readonly Option[]) {
  return byIdOrTitle(options, '20', 'Drucker Bild');
}

/** The custom option that takes the image of the layout: by its id, else by its title. */
export function layoutImageOption<Option extends TitledOption>(options: readonly Option[]) {
  return byIdOrTitle(options, '21', 'Bild');
}

function byIdOrTitle<Option extends TitledOption>(options: readonly Option[], id: string, title: string) {
  return options.find((option) => option.id === id) ?? options.find((option) => option.title === title);
}
