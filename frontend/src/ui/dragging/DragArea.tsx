import {
  DndContext,
  type DragMoveEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

/** What is dragged, how many pixels down, and over which target. */
export interface Dragged {
  readonly id: string;
  readonly down: number;
  readonly over: string | null;
}

interface DragAreaProps {
  readonly onDrag: (dragged: Dragged) => void;
  readonly onDrop: (dragged: Dragged) => void;
  readonly onLetGo: () => void;
  readonly children: ReactNode;
}

const silent = () => undefined;
/** What the keyboard does instead tells it in its own words. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

const toDragged = ({ active, over, delta }: DragMoveEvent): Dragged => ({
  id: String(active.id),
  down: delta.y,
  over: over ? String(over.id) : null,
});

/** Where things are dragged by mouse, or by a finger that rests on them first; a finger that moves at once scrolls. */
export const DragArea = ({ onDrag, onDrop, onLetGo, children }: DragAreaProps) => (
  <DndContext
    sensors={useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
      useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    )}
    collisionDetection={pointerWithin}
    accessibility={accessibility}
    onDragMove={(event) => onDrag(toDragged(event))}
    onDragEnd={(event) => onDrop(toDragged(event))}
    onDragCancel={onLetGo}
  >
    {children}
  </DndContext>
);

/** Makes an element draggable: its ref, and what it listens to. */
export const useDragged = (id: string, disabled: boolean) => {
  const { setNodeRef, listeners } = useDraggable({ id, disabled });
  return { ref: setNodeRef, listeners };
};

/** Makes an element a place to drop on. */
export const useDropTarget = (id: string) => useDroppable({ id }).setNodeRef;
