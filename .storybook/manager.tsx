import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { Panel } from './panel/panel.tsx';
import { createPanelStore } from './panel/panel-store.ts';

const panelId = 'livery/panel';

/** Stability tags of stories, shown next to the component name. A component without one is stable. */
const stabilityTags = ['new', 'deprecated'];

addons.setConfig({
  theme: { ...themes.normal, brandTitle: 'Livery', brandUrl: './' },
  sidebar: {
    renderLabel: (item) => {
      if (item.type !== 'component') return item.name;
      const stability = stabilityTags.find((tag) => item.tags.includes(tag));
      return stability ? `${item.name} · ${stability}` : item.name;
    },
  },
});

addons.register('livery', () => {
  const store = createPanelStore(addons.getChannel());
  addons.add(panelId, {
    type: types.PANEL,
    title: 'Livery',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Panel store={store} />
      </AddonPanel>
    ),
  });
  // Tabs are in the order in which they were added, and Storybook’s own code is loaded last.
  const panels = addons.getElements(types.PANEL);
  for (const [id, panel] of Object.entries(panels)) {
    if (id === panelId) continue;
    delete panels[id];
    panels[id] = panel;
  }
});
