import '../../../start/banner';
