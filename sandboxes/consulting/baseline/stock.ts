import { device, joinRecords } from '../builders.ts'
import type { Records } from '../rows.ts'

/** Devices that people have, and what the offices have in stock. */
export const stockRecords: Records = joinRecords(
  device('AST-701104', 'laptop', 'Aldertop 14', 37, 'New York', { holder: 'jonas.whitlock' }),
  device('AST-701140', 'laptop', 'Aldertop 14', 31, 'New York', { holder: 'joan.whitlock' }),
  device('AST-701163', 'laptop', 'Aldertop 14', 20, 'New York', { holder: 'mei-lin.cho' }),
  device('AST-701171', 'laptop', 'Aldertop 14', 14, 'New York', { holder: 'leila.haddad' }),
  device('AST-701182', 'laptop', 'Aldertop 16 Pro', 9, 'New York', { holder: 'ines.valcourt' }),
  device('AST-701190', 'phone', 'Fernway 4', 25, 'New York', { holder: 'ines.valcourt' }),
  device('AST-701205', 'laptop', 'Aldertop 14', 40, 'Chicago', { holder: 'rafael.ortega' }),
  device('AST-701250', 'laptop', 'Aldertop 14', 10, 'Chicago', { holder: 'amara.okonkwo' }),
  device('AST-701268', 'laptop', 'Aldertop 14', 12, 'Chicago', { holder: 'tomasz.wrobel' }),
  device('AST-701277', 'phone', 'Fernway 5', 8, 'Chicago', { holder: 'hamish.orre' }),
  device('AST-701302', 'laptop', 'Aldertop 14', 33, 'Austin', { holder: 'rafaela.ortega' }),
  device('AST-701320', 'monitor', 'Broadsill 27', 61, 'Austin', { holder: 'rafaela.ortega' }),
  device('AST-701331', 'laptop', 'Aldertop 14', 28, 'Austin', { holder: 'kofi.mensah' }),
  device('AST-701406', 'laptop', 'Aldertop 14', 36, 'San Francisco', { holder: 'dariusz.wrobel' }),
  device('AST-701460', 'laptop', 'Aldertop 14', 22, 'San Francisco', { holder: 'sunniva.dahl' }),
  device('AST-701471', 'headset', 'Larkset 3', 23, 'San Francisco', { holder: 'sunniva.dahl' }),
  // New York: the first laptop of the list is too old to be handed out.
  device('AST-702011', 'laptop', 'Aldertop 13', 29, 'New York'),
  device('AST-702019', 'laptop', 'Aldertop 14', 4, 'New York'),
  device('AST-702026', 'laptop', 'Aldertop 14', 3, 'New York'),
  device('AST-702031', 'phone', 'Fernway 5', 2, 'New York'),
  device('AST-702044', 'monitor', 'Broadsill 27', 26, 'New York'),
  device('AST-702103', 'laptop', 'Aldertop 13', 24, 'Chicago'),
  device('AST-702112', 'docking_station', 'Moorline D2', 6, 'Chicago'),
  device('AST-702118', 'headset', 'Larkset 3', 1, 'Chicago'),
  device('AST-702205', 'laptop', 'Aldertop 14', 5, 'Austin'),
  device('AST-702213', 'monitor', 'Broadsill 27', 2, 'Austin'),
  device('AST-702231', 'laptop', 'Aldertop 14', 2, 'Austin', { status: 'in_repair' }),
  device('AST-702308', 'laptop', 'Aldertop 13', 30, 'San Francisco'),
  device('AST-702315', 'laptop', 'Aldertop 14', 7, 'San Francisco'),
  device('AST-702322', 'laptop', 'Aldertop 14', 1, 'San Francisco'),
)
