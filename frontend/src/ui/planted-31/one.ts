import '@dnd-kit/core';
