// Runs last inside the interpreter: the tasks of pages. The base is the shell's bundle, the data a `PageData`.
(() => (guest) => {
  Object.assign(guest.tasks, {
    page: ({ bundle, path, isPlaceholder }, { base, data, moduleOf }) =>
      base.renderRegion(path, data, async () => moduleOf(bundle), isPlaceholder ? 'own' : undefined),
    data: async ({ bundle, site }, { moduleOf }) => {
      const { structuredData } = moduleOf(bundle);
      if (typeof structuredData !== 'function') throw new Error('The bundle exports no function structuredData.');
      return structuredData(JSON.parse(site));
    },
    document: async ({ bundle }, { data, moduleOf }) => {
      const { embeddedDocument } = moduleOf(bundle);
      if (typeof embeddedDocument !== 'function') throw new Error('The bundle exports no function embeddedDocument.');
      return (await embeddedDocument(data.config)) ?? null;
    },
  });
})();
