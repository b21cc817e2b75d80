/** Words that are frequent in German sentences and do not occur in English sentences. */
export const german =
  /[äöüÄÖÜß]|\b(?:ist|und|nicht|ein|eine|das|der|es|fehlt|hat|kennt|steht|erwartet|wird|zu|mit|Seite|Sie)\b/;
